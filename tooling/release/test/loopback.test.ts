import { expect, test } from "vitest";
import {
  assertLoopback,
  assertPublishedToLoopback,
  RefusedRegistryError,
} from "../src/loopback.ts";

test.each([
  "http://127.0.0.1:4873/",
  "http://127.0.0.1",
  "http://127.45.6.7:80/",
  "http://127.1:4873/",
  "http://0x7f000001:4873/",
  "http://[::1]:4873/",
])("%s is this machine", (url) => {
  expect(() => assertLoopback(url)).not.toThrow();
});

test.each([
  ["nothing", ""],
  ["what pnpm says of a scope without a registry", "undefined"],
  ["a host without a protocol", "127.0.0.1:4873"],
  ["a public registry", "https://registry.example/"],
  ["a public registry by http", "http://registry.example/"],
  ["a name that begins like a loopback address", "http://127.0.0.1.example/"],
  ["a loopback address as a user's name", "http://127.0.0.1@registry.example/"],
  ["a loopback address in the path", "http://registry.example/127.0.0.1/"],
  ["a name for loopback", "http://localhost:4873/"],
  ["all addresses of this machine", "http://0.0.0.0:4873/"],
  ["a private network", "http://192.168.0.1:4873/"],
  ["an address that only begins with the digits", "http://12.7.0.1/"],
  ["loopback behind a certificate", "https://127.0.0.1:4873/"],
  ["another IPv6 address", "http://[::2]:4873/"],
])("refuses %s", (_, url) => {
  expect(() => assertLoopback(url)).toThrow(RefusedRegistryError);
});

const LOOPBACK = "http://127.0.0.1:4873/\n";
const FINE = member("@microsolvers/fine");

test("publishes where the scope of every package is on loopback", async () => {
  await expect(assertPublishedToLoopback([FINE], async () => LOOPBACK)).resolves.toBeUndefined();
});

test.each([
  [
    "the scope of one folder has another registry",
    member("@microsolvers/other"),
    "https://a.example/",
  ],
  ["the scope has no registry of its own", FINE, "undefined\n"],
  ["a package is outside the scope", member("other"), LOOPBACK],
  [
    "a manifest may name another registry",
    member("@microsolvers/other", { registry: "https://a.example/" }),
    LOOPBACK,
  ],
])("publishes nothing where %s", async (_, other, registry) => {
  const ask = async (folder: string) => (folder === other.folder ? registry : LOOPBACK);
  const publishing = assertPublishedToLoopback([member("@microsolvers/first"), other], ask);
  await expect(publishing).rejects.toThrow(RefusedRegistryError);
});

function member(name: string, publishConfig?: Record<string, string>) {
  const manifest = { name, version: "0.1.0", ...(publishConfig && { publishConfig }) };
  return { name, folder: `/packages/${name}`, manifest };
}
