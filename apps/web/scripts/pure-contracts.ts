import type { Plugin } from 'vite';

/** Contracts, and what the screens call them by. */
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

/** Where a module calls something to make one of its constants. */
function callsIn(body: readonly Declaration[]): Node[] {
  return body
    .flatMap((statement) => (statement.declaration ?? statement).declarations ?? [])
    .flatMap(({ init }) => (init?.type === 'CallExpression' ? [init] : []));
}

/**
 * A schema, a command or a policy is only made, never registered anywhere, so what nobody uses of a
 * contract is left out of the build: a form needs the input of its own command, not those of a noun.
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
