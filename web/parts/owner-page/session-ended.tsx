import { useLocation } from 'react-router';
import { holdsTyped } from '#web/api/account/typed.ts';
import { useSessionEnded } from '#web/api/client/session-end.ts';
import { Icon } from '#web/ui/icon.tsx';
import styles from './ended.css?url';
import { signInFrom } from '#web/parts/account/way-back.ts';

/**
 * Stays in view until the owner signs in again, here or in another tab. The link loads the page
 * anew: nothing of the old session stays in memory.
 */
export function SessionEnded() {
  const here = useLocation();
  if (!useSessionEnded()) return null;
  return (
    <section className="ended noprint" aria-label="Your session">
      <link rel="stylesheet" href={styles} precedence="default" />
      <div className="wrap row">
        <Icon name="info" />
        <p>
          <strong>You were signed out.</strong>
          {holdsTyped() && ' What you typed is kept in this tab.'}
        </p>
        <a className="btn btn--sm" href={signInFrom(here)}>
          Sign in again
        </a>
      </div>
    </section>
  );
}
