import type { Command, Query } from '@chowk/domain/kernel';
import type { App } from '../http/types';
import { DOCS_CSS, docsPage } from './docs-page';
import { openApiDocument } from './openapi';

export function mountDocs(app: App, commands: readonly Command[], queries: readonly Query[]): void {
  // Written on first use: most processes are never asked.
  let document: Record<string, unknown> | undefined;
  app.get('/api/openapi.json', (c) => {
    document ??= openApiDocument(commands, queries);
    return c.json(document);
  });
  app.get('/api/docs', (c) => c.html(docsPage(commands, queries)));
  app.get('/api/docs.css', (c) => c.body(DOCS_CSS, 200, { 'Content-Type': 'text/css' }));
}
