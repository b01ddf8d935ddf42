/**
 * Domains of mail that everybody can have an address at: they prove nothing about a site of that
 * name.
 */
export const MAIL_PROVIDERS: ReadonlySet<string> = new Set(
  `163.com aol.com att.net bellsouth.net charter.net comcast.net cox.net duck.com earthlink.net fastmail.com frontier.com
gmail.com gmx.com gmx.de gmx.net googlemail.com hey.com hotmail.com hushmail.com icloud.com juno.com live.com mac.com mail.com
mail.ru me.com msn.com netzero.net optonline.net outlook.com pm.me proton.me protonmail.com qq.com rocketmail.com sbcglobal.net
tuta.com tutanota.com verizon.net web.de windstream.net yahoo.com yandex.com ymail.com zoho.com zohomail.com`.split(
    /\s+/,
  ),
);
