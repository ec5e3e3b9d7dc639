import type { Plugin } from 'vite';

/** Contracts, and the refs screens use. */
const CONTRACT = /\/packages\/domain\/src\/.+\.ts$|\/apps\/web\/src\/.+\.queries\.ts$/;

interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
}
interface Declaration extends Node {
  readonly declarations?: readonly { readonly init: Node | null }[];
  readonly declaration?: Declaration | null;
}

/** Calls that define a module's constants. */
function callsIn(body: readonly Declaration[]): Node[] {
  return body
    .flatMap((statement) => (statement.declaration ?? statement).declarations ?? [])
    .flatMap(({ init }) => (init?.type === 'CallExpression' ? [init] : []));
}

/**
 * Schemas, commands and policies have no side effects, so unused ones are dropped from the build: a
 * form includes the input of its own command, not of its whole noun.
 */
export function pureContracts(): Plugin {
  return {
    name: 'pure-contracts',
    apply: 'build',
    enforce: 'post',
    transform: {
      filter: { id: CONTRACT },
      handler(code) {
        const { body } = this.parse(code) as unknown as { body: readonly Declaration[] };
        const calls = callsIn(body).reverse();
        if (calls.length === 0) return undefined;
        const marked = calls.reduce(
          (text, { start, end }) =>
            `${text.slice(0, start)}/* @__PURE__ */ (() => ${text.slice(start, end)})()${text.slice(end)}`,
          code,
        );
        return { code: marked, map: null };
      },
    },
  };
}
