import { spawnSync } from 'node:child_process';
import { vi } from 'vitest';

export interface Ran {
  readonly status: number;
  readonly stdout: string;
  readonly stderr: string;
}

const ROOT = new URL('../', import.meta.url);

/** A command as a process of its own, as an owner starts it: once for each command is enough. */
export function startCommand(script: string, ...args: string[]): Ran {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', `scripts/${script}.ts`, ...args],
    { cwd: ROOT, encoding: 'utf8' },
  );
  return { status: status ?? -1, stdout, stderr };
}

let runs = 0;

/** The same in this process, which has read its files already. */
export async function runCommand(script: string, ...args: string[]): Promise<Ran> {
  const out: string[] = [];
  const err: string[] = [];
  const { argv, exitCode } = process;
  const taking = (into: string[]) => (text: unknown) => into.push(String(text)) > 0;
  const spies = [
    vi.spyOn(process.stdout, 'write').mockImplementation(taking(out)),
    vi.spyOn(process.stderr, 'write').mockImplementation(taking(err)),
  ];
  process.argv = [argv[0] ?? '', script, ...args];
  process.exitCode = 0;
  try {
    runs += 1;
    await import(/* @vite-ignore */ `${ROOT.href}scripts/${script}.ts?run=${runs}`);
    return { status: process.exitCode, stdout: out.join(''), stderr: err.join('') };
  } finally {
    for (const spy of spies) spy.mockRestore();
    process.argv = argv;
    process.exitCode = exitCode;
  }
}
