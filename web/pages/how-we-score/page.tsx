import { Article } from '#web/parts/article/article.tsx';
import { HOW_WE_SCORE } from '#web/words/articles/articles.ts';

export default function HowWeScorePage() {
  return <Article words={HOW_WE_SCORE} />;
}
