import { describe, expect, it } from 'vitest';
import { readEnv } from './env';

describe('the environment', () => {
  it('has a default for everything', () => {
    const env = readEnv({});
    expect(env).toMatchObject({ PORT: 3000, LOG_LEVEL: 'info' });
    expect(env.DATABASE_URL).toBeUndefined();
  });

  it('treats an empty variable as absent', () => {
    expect(readEnv({ DATABASE_URL: '', SMTP_URL: '' }).DATABASE_URL).toBeUndefined();
  });

  it.each([
    ['PORT', { PORT: 'many' }, 'PORT=3000'],
    ['PORT', { PORT: '70000' }, 'PORT=3000'],
    ['DATABASE_URL', { DATABASE_URL: 'mysql://x' }, 'DATABASE_URL=postgres://'],
    ['CHOWK_SECRET', { DATABASE_URL: 'postgres://u@h/d' }, 'CHOWK_SECRET='],
    ['CHOWK_DEMO', { CHOWK_DEMO: 'maybe' }, 'CHOWK_DEMO=on'],
    ['S3_BUCKET', { S3_ENDPOINT: 'http://s3' }, 'S3_BUCKET=chowk-files'],
    ['SMTP_URL', { SMTP_URL: 'http://mail' }, 'SMTP_URL=smtps://'],
  ])('names %s in one sentence with an example', (name, env, example) => {
    const read = () => readEnv(env);
    expect(read).toThrow(
      new RegExp(`^${name} .*for example ${example.replace(/[/$().]/g, '\\$&')}[^\n]*\\.$`),
    );
  });
});
