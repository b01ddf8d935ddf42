/** The kit for people: two pieces to paste, then the steps, then what is held and what not. */
import type { StopKit } from '#stop-kit/maker/stop-kit.ts';

const part = (title: string, ...lines: string[]): string => [title, '', ...lines, ''].join('\n');

/** One text. */
export function kitText({ snippet, link, steps, held, notHeld }: StopKit): string {
  return [
    part('FIRST PIECE: right after <head>, before every other script', snippet),
    part('SECOND PIECE: at the foot of every page', link.html),
    part('STEPS', ...steps.map(({ where, what }, at) => `${at + 1}. ${where}: ${what}`)),
    part(
      'HELD AFTER A NO',
      ...(held.length > 0
        ? held.map(({ tool, hosts }) => `* ${tool}: ${hosts.join(', ')}`)
        : ['Nothing: the test met no tool that an opt-out reaches.']),
    ),
    part(
      'NOT HELD',
      ...(notHeld.length > 0 ? notHeld.map(({ tool, why }) => `* ${tool}: ${why}`) : ['Nothing.']),
    ),
  ].join('\n');
}
