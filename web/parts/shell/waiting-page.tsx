import { Waiting } from '#web/ui/waiting.tsx';
import { PageTitle } from './page-title.tsx';

/** The loading state of a page. */
export function WaitingPage({ children }: { children: string }) {
  return (
    <div className="wrap head">
      <Waiting>{children}</Waiting>
    </div>
  );
}

/** The same where nothing else of the page is there yet: with its title. */
export function WaitingTitled({ title, children }: { title: string; children: string }) {
  return (
    <>
      <PageTitle>{title}</PageTitle>
      <h1 className="vh">{title}</h1>
      <WaitingPage>{children}</WaitingPage>
    </>
  );
}
