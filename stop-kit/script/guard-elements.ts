/** The calls by which a script puts an element on the page: those of held tools load nothing. */
import { type Call, around, aroundSetter } from './around.ts';
import type { Realm } from './guard-calls.ts';
import { type IsBlocked, cleaned, loads, makeInert, screen } from './inert.ts';

function guardAddresses(realm: Realm, held: IsBlocked): void {
  const kinds =
    'Script:src Image:src Image:srcset IFrame:src Link:href Embed:src Object:data Source:src Source:srcset Media:src';
  for (const kind of kinds.split(' ')) {
    const [element, name = ''] = kind.split(':');
    const type = (realm as unknown as Record<string, { prototype: object }>)[
      `HTML${element}Element`
    ];
    aroundSetter(
      type!.prototype,
      name,
      (set) =>
        function (value) {
          if (held(value)) makeInert(this);
          else set.call(this, value);
        },
    );
  }
  around(
    realm.Element.prototype,
    'setAttribute',
    (call) =>
      function (this: Element, ...given: string[]) {
        return loads(this, `${given[0]}`) && held(given[1])
          ? makeInert(this)
          : call.apply(this, given);
      },
  );
}

function guardTexts(realm: Realm, held: IsBlocked): void {
  const { Document, Element, Range, ShadowRoot } = realm;
  const cleaning = (call: Call): Call =>
    function (...given) {
      return call.apply(
        this,
        given.map((each) => cleaned(each, held)),
      );
    };
  around(Document.prototype, 'write writeln', cleaning);
  around(Element.prototype, 'insertAdjacentHTML setHTMLUnsafe', cleaning);
  around(Range.prototype, 'createContextualFragment', cleaning);
  for (const [type, name] of [
    [Element, 'innerHTML'],
    [Element, 'outerHTML'],
    [ShadowRoot, 'innerHTML'],
    [realm.HTMLIFrameElement, 'srcdoc'],
  ] as const)
    aroundSetter(
      type.prototype,
      name,
      (set) =>
        function (value) {
          set.call(this, cleaned(value, held));
        },
    );
}

/** Frames without an address of their own have all calls anew. */
function guardFrames(nodes: readonly unknown[], guard: (realm: Realm) => void): void {
  for (const node of nodes) {
    const element = node as Partial<HTMLIFrameElement> | null | undefined;
    const inside = element?.querySelectorAll?.('iframe') ?? [];
    for (const frame of [element, ...inside])
      try {
        if (frame?.contentWindow) guard(frame.contentWindow as Realm);
      } catch {
        // a frame of somebody else
      }
  }
}

/** Guards a window and every frame that its scripts put on the page. */
export function guardElements(realm: Realm, held: IsBlocked, guard: (realm: Realm) => void): void {
  const inserting = (call: Call): Call =>
    function (...given) {
      for (const each of given) screen(each, held);
      const answer = call.apply(this, given);
      guardFrames(given, guard);
      return answer;
    };
  const { CharacterData, Document, DocumentFragment, Element, Node, Range } = realm;
  around(Node.prototype, 'appendChild insertBefore replaceChild', inserting);
  for (const type of [Document, DocumentFragment, Element])
    around(type.prototype, 'append prepend replaceChildren', inserting);
  for (const type of [CharacterData, Element])
    around(type.prototype, 'before after replaceWith', inserting);
  around(Element.prototype, 'insertAdjacentElement', inserting);
  around(Range.prototype, 'insertNode', inserting);
  guardAddresses(realm, held);
  guardTexts(realm, held);
  around(
    realm.HTMLFormElement.prototype,
    'submit requestSubmit',
    (call) =>
      function (this: HTMLFormElement, ...given: unknown[]) {
        return held(this.action) ? undefined : call.apply(this, given);
      },
  );
}
