const [command, puzzle, file] = process.argv.slice(2);

// Placeholder.
if (command === "list") {
  console.log("klotski  the sliding tile");
} else if (command === "solve" && puzzle === "klotski" && file !== undefined) {
  const [{ readFileSync }, { judge }] = await Promise.all([
    import("node:fs"),
    import("@microsolvers/klotski/judge"),
  ]);
  process.stdout.write(judge(readFileSync(file, "utf8")));
} else {
  process.exitCode = 2;
}
