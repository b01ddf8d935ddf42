import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { Business } from '#contract/businesses.ts';
import type { ReplyOf } from '#contract/endpoint.ts';
import { MOST_OF_MAIL, type readRequestMail } from '#contract/requests/request-mail.ts';
import { MOST_OF_REQUEST } from '#contract/requests/request-shapes.ts';
import { wordsFor } from '#web/api/client/request.ts';
import { useAddNote, useReadRequestMail } from '#web/api/requests.ts';
import { PageLink } from '#web/parts/links/page-link.tsx';
import type { MailInFile } from '#documents/mails/mail-file.ts';
import { orderNumberIn } from '#text/order-number.ts';
import { arrivedMailsOf, requestOf } from '#web/parts/requests/addresses.ts';
import { openedMail, pastedMail, wordsToRead } from '#web/parts/requests/mail-to-read.ts';
import { Field } from '#web/ui/field.tsx';
import { FilePick } from '#web/ui/file-pick.tsx';
import { MAIL_KIND_WORDS } from '#web/words/requests/from-mail.ts';
import { Said } from './mail-words.tsx';
import { type Named, NamedRequest, TwoStates } from './mail-named.tsx';
import type { DraftOfRequest, TypedRequest } from './request-draft.ts';

type Proposal = ReplyOf<typeof readRequestMail>;

/** What it proposes goes into the form; what it cannot tell stays as it was typed. */
function proposed({ from }: MailInFile, read: Proposal): Partial<TypedRequest> {
  const { types, by, state, language, receivedOn, own } = read;
  const order = orderNumberIn(own);
  return {
    channel: 'email',
    by,
    text: own,
    ...(types.length > 0 && { types }),
    ...(state !== null && { state }),
    ...(language !== null && { language }),
    ...(receivedOn !== null && { receivedOn }),
    ...(from.name !== '' && { name: from.name }),
    ...(from.address !== '' && { email: from.address }),
    ...(order !== null && { order }),
    mailMark: read.mark,
  };
}

interface ReadProps {
  business: Business;
  form: DraftOfRequest;
  read: Proposal;
}

/** Puts the mail to the request that it names: as a note, and as the appeal that it is. */
function PutThere({
  business,
  form,
  read,
  answers,
  byAddress = false,
}: ReadProps & { answers: Named; byAddress?: boolean }) {
  const navigate = useNavigate();
  const add = useAddNote(business.id, answers);
  const { kind, own } = read;
  const { receivedOn, name, email } = form.draft;
  const put = (appealOn?: string) => {
    if (add.isPending) return;
    const from = [name, email].filter(Boolean).join(', ');
    const text = `${receivedOn}, ${from}\n\n${own}`.slice(0, MOST_OF_REQUEST.note);
    add.mutate(
      { text, ...(appealOn !== undefined && { appealOn }) },
      {
        onSuccess: () => {
          form.empty();
          void navigate(requestOf(business.id, answers.id));
        },
      },
    );
  };
  return (
    <>
      <NamedRequest
        business={business}
        named={answers}
        on={receivedOn}
        isAppeal={kind === 'appeal'}
        byAddress={byAddress}
        isNone={kind === 'none'}
      />
      <p className="row">
        {answers.appeal.may === 'yes' && (
          <button
            className={kind === 'appeal' ? 'btn btn--sm' : 'btn btn--quiet btn--sm'}
            type="button"
            onClick={() => put(receivedOn)}
          >
            {`Note the appeal at ${answers.reference}`}
          </button>
        )}
        {answers.appeal.may !== 'erased' && !byAddress && (
          <button className="btn btn--quiet btn--sm" type="button" onClick={() => put()}>
            {`Put it to ${answers.reference} as a note`}
          </button>
        )}
      </p>
      {add.isError && (
        <p className="error" role="alert">
          {wordsFor(add.error, 'This could not be saved. Try again.')}
        </p>
      )}
    </>
  );
}

/** A mail that came before, and the way to it. */
function Already({ business, read }: Pick<ReadProps, 'business' | 'read'>) {
  const { state, request } = read.already ?? {};
  return (
    <>
      <p>
        <strong>You have this mail already.</strong>{' '}
        {request ? (
          <>
            It stands at{' '}
            <PageLink to={requestOf(business.id, request.id)}>{request.reference}</PageLink>.
          </>
        ) : (
          <PageLink to={`${arrivedMailsOf(business.id)}${state === 'set-aside' ? '&aside=1' : ''}`}>
            It is among the mails that came in
          </PageLink>
        )}
      </p>
      <p>If this is another mail, write it down by hand.</p>
    </>
  );
}

function Read({ business, form, read }: ReadProps) {
  const { kind, why, answers, alsoNamed, open } = read;
  const byNumber = [...(answers ? [answers] : []), ...alsoNamed];
  const refused = read.refused.filter(({ id }) => byNumber.every((each) => each.id !== id));
  const others = open.filter(({ id }) => [...byNumber, ...refused].every((one) => one.id !== id));
  return (
    <div className="stack-sm">
      {kind === 'unclear' && <Said said={read.said} />}
      <p>
        <strong>{MAIL_KIND_WORDS[kind]}</strong> <span>{why}</span>
      </p>
      {read.twoStates && <TwoStates />}
      {byNumber.map((one) => (
        <PutThere key={one.id} business={business} form={form} read={read} answers={one} />
      ))}
      {refused.map((one) => (
        <PutThere
          key={one.id}
          business={business}
          form={form}
          read={read}
          answers={one}
          byAddress
        />
      ))}
      {others.map(({ id, reference }) => (
        <p key={id}>
          This address has an open request:{' '}
          <PageLink to={requestOf(business.id, id)}>{reference}</PageLink>.
        </p>
      ))}
      {others.length > 0 && kind !== 'appeal' && (
        <p>Is this the same mail? Then do not save it again.</p>
      )}
      <p className="small soft">
        A proposal from the words alone. Check each field below against the mail.
      </p>
    </div>
  );
}

/** Fills the form from a mail: a file that is dropped or opened, or its text. */
export function FromMail({ business, form }: { business: Business; form: DraftOfRequest }) {
  const reading = useReadRequestMail(business.id);
  const [text, setText] = useState('');
  const [name, setName] = useState<string>();
  const [problem, setProblem] = useState<string>();
  const read = (mail: MailInFile) =>
    reading.mutate(wordsToRead(mail), {
      onSuccess: (found) => {
        // what is here already is not written down a second time
        if (!found.already) form.fill(proposed(mail, found));
      },
    });
  const open = async (file: File) => {
    setName(file.name);
    const mail = await openedMail(file);
    setProblem(typeof mail === 'string' ? mail : undefined);
    if (typeof mail !== 'string') read(mail);
  };
  return (
    <details className="folded">
      <summary>Fill this in from a mail</summary>
      <div className="deskform">
        <FilePick
          id="mail-file"
          accept=".eml,.txt,.msg"
          label="Open the mail as a file"
          hint="An .eml file, or text. You can drop it here. Attachments are not opened."
          fileName={name}
          reading={reading.isPending}
          error={problem}
          onFile={(file) => void open(file)}
          onNoFile={() => setName(undefined)}
        />
        <Field id="mail-text" label="Or paste its text" error={undefined}>
          {(control) => (
            <textarea
              className="input desktext"
              rows={4}
              maxLength={MOST_OF_MAIL.text}
              value={text}
              onChange={({ target }) => setText(target.value)}
              {...control}
            />
          )}
        </Field>
        <p>
          <button
            className="btn btn--quiet btn--sm"
            type="button"
            onClick={() => {
              if (text.trim() !== '' && !reading.isPending)
                read(pastedMail(text, form.draft.email ?? ''));
            }}
          >
            Read the text
          </button>
        </p>
        <div role="status">
          {reading.data?.already && <Already business={business} read={reading.data} />}
          {reading.data?.already === null && (
            <Read business={business} form={form} read={reading.data} />
          )}
        </div>
        {reading.isError && (
          <p className="error" role="alert">
            {wordsFor(reading.error, 'The mail could not be read. Write the request down by hand.')}
          </p>
        )}
      </div>
    </details>
  );
}
