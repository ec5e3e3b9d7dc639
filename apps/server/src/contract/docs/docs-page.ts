import type { Command, Query } from '@chowk/domain/kernel';
import { html, raw } from 'hono/html';
import * as z from 'zod';

/** The API reference for people: no script, readable on a phone, generated from the contracts. */

export const DOCS_CSS = `
:root { color-scheme: light dark; --line: #8884; --soft: #8882; --link: #3b2a86; }
@media (prefers-color-scheme: dark) { :root { --link: #b9adff; } }
a { color: var(--link); }
body { font: 16px/1.5 system-ui, sans-serif; margin: 0 auto; max-width: 60rem; padding: 1rem; }
h1, h2 { line-height: 1.2; } h2 { margin-top: 2.5rem; }
details { border: 1px solid var(--line); border-radius: 14px; margin: .5rem 0; padding: .75rem 1rem; }
summary { cursor: pointer; } summary code { font-weight: 600; }
pre { background: var(--soft); border-radius: 10px; overflow-x: auto; padding: .75rem; }
.who { font-style: italic; }
`;

function json(schema: Command['input'], io: 'input' | 'output'): string {
  const { $schema: _, ...shown } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return JSON.stringify(shown, null, 2);
}

function entry(address: string, declared: Command | Query) {
  const input = declared.kind === 'command' ? declared.input : declared.params;
  return html`<details id="${declared.name}">
    <summary><code>${address}</code> ${declared.summary}</summary>
    <p class="who">Allowed: ${declared.access.who}.</p>
    <h3>Takes</h3>
    <pre tabindex="0">${json(input, 'input')}</pre>
    <h3>Answers</h3>
    <pre tabindex="0">${json(declared.output, 'output')}</pre>
  </details>`;
}

export function docsPage(commands: readonly Command[], queries: readonly Query[]) {
  return html`${raw('<!doctype html>')}
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <title>Chowk API</title>
        <link rel="icon" href="/favicon.svg" />
        <link rel="stylesheet" href="/api/docs.css" />
      </head>
      <body>
        <main>
        <h1>Chowk API</h1>
        <p>
          Every write is a command: <code>POST /functions/v1/{name}</code> with an
          <code>Idempotency-Key</code>. Every read is a query: <code>GET /rest/v1/…</code> with an
          ETag. Machines read <a href="/api/openapi.json">openapi.json</a>.
        </p>
        <h2>Queries</h2>
        ${queries.map((query) => entry(`GET /rest/v1${query.path}`, query))}
        <h2>Commands</h2>
        ${commands.map((command) => entry(`POST /functions/v1/${command.name}`, command))}
        </main>
      </body>
    </html>`;
}
