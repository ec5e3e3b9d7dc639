import { spawn } from 'node:child_process';
import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { lockDataFolder } from './data-lock';

const folder = () => mkdtemp(join(tmpdir(), 'chowk-lock-'));

it('refuses a second holder with a sentence that names the way out', async () => {
  const dir = await folder();
  const unlock = await lockDataFolder(dir);
  await expect(lockDataFolder(dir)).rejects.toThrow(
    `The data folder ${dir} is in use by process ${process.pid}. Stop that one first, or set CHOWK_DATA_DIR`,
  );
  await unlock();
  await (await lockDataFolder(dir))();
});

it('is free again after the holder was killed', async () => {
  const dir = await folder();
  // A process that dies without cleaning up leaves exactly this: a socket file nobody serves.
  const script = `require('node:net').createServer().listen(${JSON.stringify(join(dir, 'chowk.sock'))}, () => process.kill(process.pid, 'SIGKILL'))`;
  await new Promise((resolve) => spawn(process.execPath, ['-e', script]).on('exit', resolve));
  await (await lockDataFolder(dir))();
});

it('stays with a holder that is too busy to answer', async () => {
  const dir = await folder();
  const script = `require('node:net').createServer().listen(${JSON.stringify(join(dir, 'chowk.sock'))}, () => { console.log('held'); setTimeout(() => { for (;;); }); })`;
  const holder = spawn(process.execPath, ['-e', script]);
  await new Promise((resolve) => holder.stdout.once('data', resolve));
  await expect(lockDataFolder(dir)).rejects.toThrow('is in use by another process');
  holder.kill('SIGKILL');
});

it('is free when the file in its place never was a socket', async () => {
  const dir = await folder();
  await writeFile(join(dir, 'chowk.sock'), 'leftover');
  await (await lockDataFolder(dir))();
});

it('works for folders whose path is longer than a socket path may be', async () => {
  const dir = join(await folder(), 'x'.repeat(80), 'y'.repeat(80));
  await mkdir(dir, { recursive: true });
  const unlock = await lockDataFolder(dir);
  await expect(lockDataFolder(dir)).rejects.toThrow('is in use by process');
  await unlock();
});

it('gives the folder to one of many that ask at the same moment', async () => {
  const dir = await folder();
  const answers = await Promise.allSettled(Array.from({ length: 8 }, () => lockDataFolder(dir)));
  const holders = answers.filter((answer) => answer.status === 'fulfilled');
  expect(holders.length).toBeLessThanOrEqual(1);
  for (const holder of holders) await holder.value();
});
