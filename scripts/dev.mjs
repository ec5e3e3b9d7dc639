import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { endWith } from './lib/failure.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { requireNode } from './lib/node-version.mjs';
import { ROOT, tool } from './lib/root.mjs';

const serverPort = process.env.PORT ?? '3000';
const webPort = process.env.WEB_PORT ?? '5173';
const serverUrl = `http://localhost:${serverPort}`;
const children = [];
let isStopping = false;

function launch(name, cwd, args, env = {}) {
  const child = spawn(process.execPath, args, {
    cwd,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'inherit', 'inherit'],
    // In its own process group, so that Ctrl-C reaches it once, from here.
    detached: process.platform !== 'win32',
  });
  children.push(child);
  child.once('exit', (code) => stop(`${name} ended`, code ?? 0));
}

function stop(reason, code) {
  if (isStopping) return;
  isStopping = true;
  console.log(`\n${reason}; stopping the rest.`);
  process.exitCode = code;
  for (const child of children) if (child.exitCode === null) child.kill('SIGTERM');
}

try {
  requireNode();
  await ensureInstalled();
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.on(signal, () => stop(`Got ${signal}`, 0));
  }
  console.log(
    `Open http://localhost:${webPort} (web, hot reload); the API answers at ${serverUrl}.`,
  );
  const entry = join(ROOT, 'apps/server/src/main.ts');
  launch('The server', ROOT, [tool('tsx/dist/cli.mjs'), 'watch', '--clear-screen=false', entry], {
    PORT: serverPort,
  });
  const vite = [tool('vite/bin/vite.js'), '--port', webPort, '--strictPort', '--clearScreen=false'];
  launch('The web app', join(ROOT, 'apps/web'), vite, { CHOWK_SERVER_URL: serverUrl });
} catch (error) {
  endWith(error);
}
