/** JSON whose values know where in the text they stand, so that a fault in one can be shown there. */
import { FormatError, type Position } from "@microsolvers/core-grid";
import { quote } from "@microsolvers/core-grid/text";

type JsonValue =
  | string
  | number
  | boolean
  | null
  | readonly JsonNode[]
  | ReadonlyMap<string, JsonNode>;

export interface JsonNode {
  readonly value: JsonValue;
  readonly at: Position;
}

interface Token {
  readonly text: string;
  readonly index: number;
}

const TOKEN =
  /[{}[\],:]|"(?:[^"\\\p{Cc}]|\\(?:["\\/bfnrt]|u[\da-fA-F]{4}))*"|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null|\S/gu;
/** Deeper nesting is refused before it exhausts the stack. */
const DEEPEST = 100;

/** `firstLine` is the number of the text's first line. @throws FormatError at the first token that JSON does not allow there */
export function parseJsonText(text: string, firstLine: number): JsonNode {
  const reader = new Reader(text, firstLine);
  const node = reader.node(0);
  reader.expect("");
  return node;
}

class Reader {
  private readonly text: string;
  private readonly tokens: readonly Token[];
  private readonly firstLine: number;
  private next = 0;

  constructor(text: string, firstLine: number) {
    this.text = text;
    this.firstLine = firstLine;
    const tokens = [...text.matchAll(TOKEN)].map((match) => ({
      text: match[0],
      index: match.index,
    }));
    this.tokens = [...tokens, { text: "", index: text.length }];
  }

  node(depth: number): JsonNode {
    const token = this.tokens[this.next];
    const at = this.placeOf(token);
    if (depth > DEEPEST) this.refuse("a value less deep inside others");
    this.next++;
    if (token.text === "{") return { value: this.members(depth), at };
    if (token.text === "[") return { value: this.elements(depth), at };
    const isScalar = /^(?:".*"|-?\d.*|true|false|null)$/su.test(token.text);
    if (isScalar) return { value: JSON.parse(token.text) as JsonValue, at };
    this.next--;
    return this.refuse("a value");
  }

  expect(text: string): void {
    if (this.tokens[this.next].text !== text) {
      this.refuse(text === "" ? "the end of the text" : quote(text));
    }
    this.next++;
  }

  private elements(depth: number): JsonNode[] {
    const nodes: JsonNode[] = [];
    if (this.skips("]")) return nodes;
    do nodes.push(this.node(depth + 1));
    while (this.skips(","));
    this.expect("]");
    return nodes;
  }

  private members(depth: number): Map<string, JsonNode> {
    const members = new Map<string, JsonNode>();
    if (this.skips("}")) return members;
    do {
      const name = this.node(depth + 1);
      if (typeof name.value !== "string" || members.has(name.value)) {
        this.next--;
        this.refuse("a name that is new here, in quotes");
      } else {
        this.expect(":");
        members.set(name.value, this.node(depth + 1));
      }
    } while (this.skips(","));
    this.expect("}");
    return members;
  }

  private skips(text: string): boolean {
    if (this.tokens[this.next].text !== text) return false;
    this.next++;
    return true;
  }

  private placeOf({ index }: Token): Position {
    const lines = this.text.slice(0, index).split(/\r\n|\r|\n/);
    return { line: this.firstLine + lines.length - 1, column: (lines.at(-1)?.length ?? 0) + 1 };
  }

  private refuse(expected: string): never {
    const token = this.tokens[this.next];
    const found = token.text === "" ? "the end of the text" : quote(token.text);
    throw new FormatError(this.placeOf(token), expected, found);
  }
}
