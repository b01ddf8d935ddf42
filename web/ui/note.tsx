import type { ReactNode } from 'react';
import { Icon, type IconName } from './icon.tsx';

interface NoteProps {
  children: ReactNode;
  icon?: IconName;
  tone?: 'ask';
  /** Announced when it appears. */
  live?: boolean;
}

export function Note({ children, icon = 'info', tone, live = false }: NoteProps) {
  return (
    <div className={tone ? `note note--${tone}` : 'note'} {...(live ? { role: 'status' } : {})}>
      <Icon name={icon} />
      <div className="stack-sm">{children}</div>
    </div>
  );
}
