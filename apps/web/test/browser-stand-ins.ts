/** The few browser things a module touches while it is loaded; imported first by tests that need it. */
class MemoryStorage implements Storage {
  readonly #items = new Map<string, string>();

  get length(): number {
    return this.#items.size;
  }
  clear(): void {
    this.#items.clear();
  }
  getItem(key: string): string | null {
    return this.#items.get(key) ?? null;
  }
  key(index: number): string | null {
    return [...this.#items.keys()][index] ?? null;
  }
  removeItem(key: string): void {
    this.#items.delete(key);
  }
  setItem(key: string, value: string): void {
    this.#items.set(key, value);
  }
}

function define(name: string, value: unknown): void {
  Object.defineProperty(globalThis, name, { value, configurable: true, writable: true });
}

const page = new EventTarget();

define('localStorage', new MemoryStorage());
define('sessionStorage', new MemoryStorage());
define('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }));
define('addEventListener', page.addEventListener.bind(page));
define('removeEventListener', page.removeEventListener.bind(page));
define('dispatchEvent', page.dispatchEvent.bind(page));
define('navigator', { languages: ['en-IN'], onLine: true, userAgent: 'test' });
define('document', { documentElement: { dataset: {}, lang: 'en' }, querySelector: () => null });
define('window', globalThis);
