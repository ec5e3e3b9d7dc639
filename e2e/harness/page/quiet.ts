import type { BrowserContext, ConsoleMessage, Request, WebError } from '@playwright/test';

const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]']);
const LOUD = new Set(['error', 'warning']);
const BLOCKED_WORKER = /Service Worker registration blocked by Playwright/;

/** Records a context's console output and network traffic. */
export class Quiet {
  readonly #noises: string[] = [];
  readonly #allowed: RegExp[] = [BLOCKED_WORKER];

  constructor(context: BrowserContext) {
    context.on('console', (message: ConsoleMessage) => {
      if (!LOUD.has(message.type())) return;
      this.#noises.push(`console ${message.type()}: ${message.text()} (${message.location().url})`);
    });
    context.on('weberror', (webError: WebError) => {
      // Errors that are not JavaScript's own have no stack.
      const { stack, name, message } = webError.error();
      const page = webError.page()?.url();
      this.#noises.push(`page error: ${stack || `${name}: ${message}`} (${page})`);
    });
    context.on('request', (request: Request) => {
      const { protocol, hostname } = new URL(request.url());
      if (!protocol.startsWith('http') || LOOPBACK.has(hostname)) return;
      this.#noises.push(`request to the outside: ${request.url()}`);
    });
  }

  /** For a test in which this output is expected. */
  allow(pattern: RegExp): void {
    this.#allowed.push(pattern);
  }

  unexpected(): string[] {
    return this.#noises.filter((noise) => !this.#allowed.some((pattern) => pattern.test(noise)));
  }
}
