import type { BrowserContext, ConsoleMessage, Request, WebError } from '@playwright/test';

const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]']);
const LOUD = new Set(['error', 'warning']);
const BLOCKED_WORKER = /Service Worker registration blocked by Playwright/;

/** Listens to everything a context says aloud and to everyone it talks to. */
export class Quiet {
  readonly #noises: string[] = [];
  readonly #allowed: RegExp[] = [BLOCKED_WORKER];

  constructor(context: BrowserContext) {
    context.on('console', (message: ConsoleMessage) => {
      if (!LOUD.has(message.type())) return;
      this.#noises.push(`console ${message.type()}: ${message.text()} (${message.location().url})`);
    });
    context.on('weberror', (webError: WebError) => {
      // What is no error of JavaScript's own has no stack.
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

  /** For a test in which exactly this noise belongs to what is being shown. */
  allow(pattern: RegExp): void {
    this.#allowed.push(pattern);
  }

  unexpected(): string[] {
    return this.#noises.filter((noise) => !this.#allowed.some((pattern) => pattern.test(noise)));
  }
}
