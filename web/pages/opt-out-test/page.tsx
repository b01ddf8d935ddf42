import { Article } from '#web/parts/article/article.tsx';
import { Go } from '#web/parts/links/go.tsx';
import { OPT_OUT_TEST, WAYS } from '#web/words/site-test/opt-out-test.ts';

/**
 * What the opt-out tester does and how to run it. It takes no address: that would be an open proxy.
 */
export default function OptOutTestPage() {
  return (
    <Article words={OPT_OUT_TEST}>
      <section className="stack prose">
        <h2 id="ways">{WAYS.heading}</h2>
        <div className="stack-sm">
          <h3>{WAYS.owner.heading}</h3>
          <p>{WAYS.owner.text}</p>
          <p>
            <Go to="/site-test">{WAYS.owner.link}</Go>
          </p>
        </div>
        <div className="stack-sm">
          <h3>{WAYS.command.heading}</h3>
          <p>{WAYS.command.text}</p>
          <pre>{WAYS.command.command}</pre>
          <p>{WAYS.command.then}</p>
        </div>
        <div className="stack-sm">
          <h3>{WAYS.file.heading}</h3>
          <p>{WAYS.file.text}</p>
          <p>
            <Go to="/opt-out-test/file">{WAYS.file.link}</Go>
          </p>
        </div>
      </section>
    </Article>
  );
}
