import { spawn } from 'node:child_process';
import { Failure } from './failure.mjs';
import { ROOT } from './root.mjs';

const running = new Set();

/** Ends the processes this script started, and nothing else. */
export function stopAll(signal) {
  for (const child of running) child.kill(signal);
}

/**
 * Runs a command and returns its exit code and output. `show` lets it write to the terminal;
 * otherwise the output is collected.
 */
export function attempt(command, args, { cwd = ROOT, env, show = false, ...rest } = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd,
      env: { ...process.env, ...env },
      stdio: show ? ['ignore', 'inherit', 'inherit'] : ['ignore', 'pipe', 'pipe'],
      ...rest,
    });
    running.add(child);
    let output = '';
    const keep = (chunk) => {
      output += chunk;
    };
    child.stdout?.on('data', keep);
    child.stderr?.on('data', keep);
    const end = (code) => {
      running.delete(child);
      resolve({ code, output });
    };
    child.once('error', (error) => {
      output += String(error.message);
      end(127);
    });
    child.once('close', (code) => end(code ?? 1));
  });
}

/** The same for a command that has to succeed. */
export async function run(command, args, options = {}) {
  const { code, output } = await attempt(command, args, options);
  if (code === 0) return output;
  throw new Failure(
    options.failure ?? `"${command} ${args.join(' ')}" ended with code ${code}.`,
    output,
  );
}

export function runNode(args, options) {
  return run(process.execPath, args, options);
}
