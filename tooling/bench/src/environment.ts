/** The environment of every process that is measured: what would slow its start is taken out. */
const { NODE_EXTRA_CA_CERTS: _, NODE_OPTIONS: __, NODE_COMPILE_CACHE: ___, ...rest } = process.env;

export const CHILD_ENVIRONMENT: NodeJS.ProcessEnv = rest;
