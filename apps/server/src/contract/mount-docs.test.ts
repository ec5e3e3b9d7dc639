import { defineCommand, everyone } from '@chowk/domain/kernel';
import { Hono } from 'hono';
import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import type { HttpVariables } from '../http/types';
import { mountDocs } from './docs/mount-docs';

const READERS = 30;

/** Counts how often the contracts are read, which is the work of rendering. */
function countedPage() {
  const counted = { drawn: 0 };
  const command = defineCommand({
    name: 'test_run',
    summary: 'Of a test',
    input: z.object({}),
    output: z.object({}),
    access: everyone(),
    entity: 'tests',
  });
  const watched = new Proxy(command, {
    get(target, name, self) {
      if (name === 'summary') counted.drawn += 1;
      return Reflect.get(target, name, self);
    },
  });
  const app = new Hono<HttpVariables>();
  mountDocs(app, [watched], []);
  return { app, counted };
}

it.each(['/api/docs', '/api/openapi.json'])(
  '%s is rendered once for any number of requests',
  async (path) => {
    const alone = countedPage();
    await alone.app.request(path);
    const { app, counted } = countedPage();
    const ask = () => Promise.all(Array.from({ length: READERS }, () => app.request(path)));
    const answers = [...(await ask()), ...(await ask())];
    expect(answers.every(({ status }) => status === 200)).toBe(true);
    expect(alone.counted.drawn).toBeGreaterThan(0);
    expect(counted.drawn).toBe(alone.counted.drawn);
  },
);
