import { adapterFile } from '#stop-kit/maker/adapter-file.ts';
import type { StopKit } from '#stop-kit/maker/stop-kit.ts';
import { KitResult } from '#web/parts/stop-kit/kit-result.tsx';
import type { OptOutKitView } from './view.ts';

interface MadeKitProps {
  readonly kit: StopKit;
  readonly view: OptOutKitView;
  /** Id of the place where the site stands; empty: another. */
  readonly builder: string;
}

/** The kit with the file for the place where the site stands. */
export function MadeKit({ kit, view, builder }: MadeKitProps) {
  const names = Object.fromEntries(view.tools.map(({ id, name }) => [id, name]));
  const place = view.builders.find(({ id }) => id === builder);
  return <KitResult kit={kit} names={names} file={adapterFile(place, kit)} />;
}
