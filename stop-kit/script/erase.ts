/** Takes away what held tools left in the browser, and lets them leave nothing new. */
import { parentNames, tried } from './kept-choice.ts';

function eraseCookies(isHeld: (name: string) => boolean): void {
  for (const pair of document.cookie.split('; ')) {
    const name = pair.split('=')[0] ?? '';
    if (!isHeld(name)) continue;
    for (const domain of ['', ...parentNames()])
      document.cookie = `${name}=;path=/;max-age=0${domain && `;domain=${domain}`}`;
  }
}

/** Erases the cookies and entries of held tools now. */
export function erase(isHeld: (name: string) => boolean): void {
  tried(() => eraseCookies(isHeld));
  for (const store of ['localStorage', 'sessionStorage'] as const)
    tried(() => {
      for (const name of Object.keys(window[store]))
        if (isHeld(name)) window[store].removeItem(name);
    });
}
