/**
 * How the browser of a visit is started: everything through the guard's proxy, the signal where it
 * is asked for.
 */

export const AGENT_ENDING = 'StatewiseSiteTest';

/**
 * The name that the browser gives itself: an ordinary one with our name behind it, so that a site
 * can tell.
 */
export function agentName(version: string): string {
  const major = /\b(\d{1,5})\./.exec(version)?.[1] ?? '150';
  return `Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/${major}.0.0.0 Safari/537.36 ${AGENT_ENDING}`;
}

/** Turns on the signal that a current Chromium has of its own; an older one passes over it. */
export const OWN_SIGNAL = '--enable-features=GlobalPrivacyControl,GlobalPrivacyControlForce';

export interface BrowserFlags {
  readonly proxyPort: number;
  readonly logPath: string;
  readonly agent: string;
  readonly withSignal: boolean;
  /** Keys of test sites; from the command's host table only. */
  readonly spki: readonly string[];
}

/** The command line of Chromium. */
export function browserFlags(flags: BrowserFlags): string[] {
  return [
    `--proxy-server=http://127.0.0.1:${flags.proxyPort}`,
    // without this line, addresses of this machine would go past the proxy
    '--proxy-bypass-list=<-loopback>',
    '--disable-quic',
    // WebRTC sends datagrams past every proxy; older versions know the second name alone
    '--webrtc-ip-handling-policy=disable_non_proxied_udp',
    '--force-webrtc-ip-handling-policy=disable_non_proxied_udp',
    '--dns-over-https-mode=off',
    `--log-net-log=${flags.logPath}`,
    `--user-agent=${flags.agent}`,
    // tools that hide from machines would hide what they do to people; our name stays readable
    '--disable-blink-features=AutomationControlled',
    '--lang=en-US',
    '--disable-gpu',
    '--disable-breakpad',
    '--mute-audio',
    ...(flags.withSignal ? [OWN_SIGNAL] : []),
    ...(flags.spki.length > 0
      ? [`--ignore-certificate-errors-spki-list=${flags.spki.join(',')}`]
      : []),
  ];
}
