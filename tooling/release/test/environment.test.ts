import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { userEnvironment, withoutNetwork } from "../src/environment.ts";

beforeEach(() => {
  vi.stubEnv("PATH", "/project/node_modules/.bin:/usr/bin:/bin");
  vi.stubEnv("npm_config_registry", "https://somebody.example/");
  vi.stubEnv("npm_package_name", "somebody");
  vi.stubEnv("NODE_ENV", "test");
});

afterEach(() => {
  vi.unstubAllEnvs();
});

test("a user has nothing of the workspace: no tool, no setting, no home", () => {
  const environment = userEnvironment("/home/nobody");
  expect(environment).toMatchObject({
    PATH: "/usr/bin:/bin",
    HOME: "/home/nobody",
    TMPDIR: "/home/nobody",
  });
  expect(environment).not.toHaveProperty("npm_package_name");
  expect(environment).not.toHaveProperty("NODE_ENV");
});

test("a user reaches the machine's registry, and loopback without a proxy", () => {
  const environment = userEnvironment("/home/nobody");
  expect(environment.npm_config_registry).toBe("https://somebody.example/");
  expect(environment.NO_PROXY?.split(",")).toContain("127.0.0.1");
});

test("without the network every way leads nowhere, save that to this machine", () => {
  vi.stubEnv("HTTPS_PROXY", "http://proxy.example:3128");
  vi.stubEnv("NO_PROXY", "somebody.example");
  const environment = withoutNetwork(userEnvironment("/home/nobody"));
  const { HTTPS_PROXY, https_proxy, NO_PROXY, no_proxy } = environment;
  expect({ HTTPS_PROXY, https_proxy, NO_PROXY, no_proxy }).toEqual({
    HTTPS_PROXY: "http://127.0.0.1:9",
    https_proxy: "http://127.0.0.1:9",
    NO_PROXY: "127.0.0.1",
    no_proxy: "127.0.0.1",
  });
});
