import { Article } from '#web/parts/article.tsx';
import { PRIVACY } from '#web/words/articles.ts';

export default function PrivacyPage() {
  return <Article words={PRIVACY} />;
}
