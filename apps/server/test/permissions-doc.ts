import type { Command, Query, StateTable } from '@chowk/domain/kernel';
import type { SystemStep } from '../src/db';
import type { DeclaredRoute } from '../src/http/declared-routes';
import { BUCKET_POLICIES } from '../src/photos/bucket-policy';

interface Declared {
  readonly commands: readonly Command[];
  readonly queries: readonly Query[];
  readonly routes: readonly DeclaredRoute[];
  readonly states: readonly StateTable<string>[];
  readonly steps: readonly SystemStep[];
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}

const code = (text: string) => `\`${text}\``;

/** docs/permissions.md, written from the declarations the server runs. */
export function permissionsMarkdown({
  commands,
  queries,
  routes,
  states,
  steps,
}: Declared): string {
  const sections = [
    '# Who may do what',
    'Generated from the policies; the walk test fails when this page is out of date. Row security in the database narrows each line further to the rows that are theirs.',
    '## Commands',
    table(
      ['command', 'who', 'offline', 'for a shop', 'confirms'],
      commands.map((c) => [
        code(c.name),
        c.access.who,
        c.queueable ? 'yes' : '',
        c.actable ? 'yes' : '',
        c.stepUp ? 'yes' : '',
      ]),
    ),
    '## Queries',
    table(
      ['query', 'who', 'for a shop'],
      queries.map((q) => [code(`GET /rest/v1${q.path}`), q.access.who, q.actable ? 'yes' : '']),
    ),
    '## Files',
    table(
      ['bucket', 'read', 'write'],
      Object.entries(BUCKET_POLICIES).map(([name, { read, write }]) => [
        code(name),
        read.who,
        write.who,
      ]),
    ),
    '## Steps between states',
    table(
      ['noun', 'from', 'to', 'by', 'through'],
      states.flatMap((s) =>
        s.transitions.map((t) => [s.noun, t.from, t.to, t.by.who, code(t.via)]),
      ),
    ),
    '## Other addresses',
    table(
      ['address', 'who', 'what'],
      routes.map((r) => [code(`${r.method} ${r.path}`), r.access, r.summary]),
    ),
    '## What the system does on its own',
    table(
      ['step', 'why'],
      steps.map((step) => [code(step.name), step.why]),
    ),
  ];
  return `${sections.join('\n\n')}\n`;
}
