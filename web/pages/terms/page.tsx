import { Article } from '#web/parts/article/article.tsx';
import { TERMS } from '#web/words/articles/articles.ts';

export default function TermsPage() {
  return <Article words={TERMS} />;
}
