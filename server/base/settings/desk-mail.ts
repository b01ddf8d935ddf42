/** Where mails to request desks are taken; off unless a port is set. */
import { refuse, type SettingReader, whole } from './settings.ts';

export interface DeskMailConfig {
  readonly host: string;
  readonly port: number;
  /** What stands behind the @ of the desks' addresses. */
  readonly domain: string;
}

/** The settings DESK_MAIL_*; undefined: no mail is taken. */
export function deskMail(value: SettingReader): DeskMailConfig | undefined {
  if (value('DESK_MAIL_PORT') === undefined) return undefined;
  const port = whole(value, 'DESK_MAIL_PORT', 2525, [0, 65_535]);
  const host = value('DESK_MAIL_HOST') ?? '127.0.0.1';
  if (!/^[\w.:-]+$/.test(host))
    refuse('DESK_MAIL_HOST', host, 'an address to listen on, such as 127.0.0.1');
  const domain = value('DESK_MAIL_DOMAIN') ?? '';
  if (!/^[a-z\d](?:[a-z\d.-]{0,250}[a-z\d])?$/i.test(domain))
    refuse(
      'DESK_MAIL_DOMAIN',
      domain,
      'the name behind the @ of the addresses of desks, such as desk.example.com',
    );
  return { host, port, domain };
}
