import { Article } from '#web/parts/article/article.tsx';
import type { Installation } from '#web/words/contact/installation.ts';
import { PRIVACY } from '#web/words/articles/privacy.ts';

export default function PrivacyPage({ data }: { data?: unknown }) {
  return <Article words={PRIVACY} installation={data as Installation} />;
}
