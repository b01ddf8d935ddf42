/**
 * Which columns of a customer list identify people and their place, by the names in its first row.
 */

/** What a column is used for. */
const COLUMN_USES = [
  'email',
  'phone',
  'shippingState',
  'shippingZip',
  'shippingCountry',
  'state',
  'zip',
  'country',
  'address',
  'date',
  'consent',
  'account',
] as const;
export type ColumnUse = (typeof COLUMN_USES)[number];

/** The index of each column, from 0; a use without a column is left out. */
export type Columns = Readonly<Partial<Record<ColumnUse, number>>>;

/** Payments: rows of a payment service. Orders: rows of a shop. People: one row for each person. */
export type ListKind = 'payments' | 'orders' | 'people';
type ListSource = 'Shopify' | 'WooCommerce' | 'Square' | 'Stripe' | 'Mailchimp';

export interface ListReading {
  readonly columns: Columns;
  readonly kind: ListKind;
  /** The program that made the file, if its columns show it. */
  readonly source?: ListSource;
}

/**
 * "Default Address Province Code", "default_address_province_code" and "DefaultAddressProvinceCode"
 * are the same name.
 */
const plainName = (name: string) => name.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

/** Names in this normal form, the most certain first. */
const NAMES: Readonly<Record<ColumnUse, string>> = {
  email:
    'email emailaddress customeremail billingemail useremail contactemail buyeremail mail correo correoelectronico correoelectrónico',
  phone:
    'phone phonenumber customerphone billingphone mobile mobilephone cellphone telephone tel defaultaddressphone shippingphone sms telefono teléfono',
  shippingState:
    'shippingprovince shippingstate shippingprovincecode shippingprovincename shippingaddressstate shippingregion shiptostate shipstate shipprovince shipprov shipst shiptoprovince deliverystate recipientregion recipientstate',
  shippingZip:
    'shippingzip shippingpostcode shippingpostalcode shippingaddresspostalcode shippingaddresszip shiptozip shiptopostalcode shipzip shippostcode shippostalcode deliveryzip recipientpostalcode recipientzip',
  shippingCountry:
    'shippingcountry shippingcountrycode shippingaddresscountry shiptocountry shipcountry shipctry deliverycountry recipientcountry',
  state:
    'billingprovince billingstate billingprovincename defaultaddressprovincecode defaultaddressprovince addressprovincecode addressprovince provincecode cardaddressstate billingaddressstate addressstate mailingstate homestate customerstate customeraddressstate stateprovince statecode usstate billtostate billtoprovince clientstate addrstate stateabbr stateabbreviation statecd stprov province prov region state st estado edo',
  zip: 'billingzip billingpostcode billingpostalcode defaultaddresszip cardaddresszip cardaddresspostalcode billingaddresspostalcode addresszip addresspostalcode mailingzip customerzip zip zipcode postalcode postcode zippostalcode billtozip billtopostalcode zip5 zip4 zipcd pcode postal cp codigopostal códigopostal',
  country:
    'billingcountry billingcountrycode defaultaddresscountrycode defaultaddresscountry addresscountrycode cardaddresscountry billingaddresscountry addresscountry customercountry billtocountry countrycode countryname country ctry cntry cc pais país',
  address: 'address fulladdress mailingaddress customeraddress direccion dirección',
  date: 'createdat createddateutc createdutc created orderdate paidat transactiondate datecreated date lastvisit lastorder optintime signupdate dateregistered userregistered registered lastactive fecha',
  consent:
    'acceptsmarketing acceptsemailmarketing emailsubscriptionstatus marketingconsent emailmarketing emailmarketingconsent subscribed optin marketingoptin suscrito',
  account: 'customerid squarecustomerid customer accountid userid customeruser',
};

const namesOf = (use: ColumnUse): readonly string[] => NAMES[use].split(' ');

/** Columns that only one program writes, and what its file lists. All of them must be present. */
const SOURCES: readonly [ListSource, ListKind, string][] = [
  ['Shopify', 'orders', 'name financialstatus lineitemname'],
  ['Shopify', 'people', 'acceptsemailmarketing totalorders'],
  ['Stripe', 'payments', 'id amountrefunded currency'],
  ['Stripe', 'people', 'id createdutc delinquent'],
  ['Square', 'payments', 'transactionid paymentid pansuffix'],
  ['Square', 'payments', 'transactionid paymentid'],
  ['Square', 'people', 'squarecustomerid'],
  ['Mailchimp', 'people', 'emailaddress memberrating'],
  ['WooCommerce', 'orders', 'orderid billingemail billingpostcode'],
  ['WooCommerce', 'orders', 'ordernumber billingstate billingpostcode'],
  ['WooCommerce', 'people', 'billingstate billingpostcode'],
];

/** A file of an unknown program may still list payments or orders. */
const PAYMENT_NAMES = /^(paymentid|chargeid|transactionid|cardbrand|cardlast4|cardtype|pansuffix)$/;
const ORDER_NAMES = /^(orderid|ordernumber|order|lineitemname|lineitems|ordertotal)$/;

/** Recognises the columns of a list by its first row. */
export function readColumns(header: readonly string[]): ListReading {
  const names = header.map(plainName);
  const found = COLUMN_USES.flatMap((use) => {
    const name = namesOf(use).find((each) => names.includes(each));
    return name === undefined ? [] : [[use, names.indexOf(name)] as const];
  });
  const known = SOURCES.find(([, , needed]) =>
    needed.split(' ').every((name) => names.includes(name)),
  );
  return {
    columns: Object.fromEntries(found),
    kind: known?.[1] ?? kindBy(names),
    ...(known && { source: known[0] }),
  };
}

function kindBy(names: readonly string[]): ListKind {
  if (names.some((name) => PAYMENT_NAMES.test(name))) return 'payments';
  return names.some((name) => ORDER_NAMES.test(name)) ? 'orders' : 'people';
}

/** Whether the columns tell people apart, and whether they give a place. */
export const canTellApart = ({ email, phone }: Columns) =>
  email !== undefined || phone !== undefined;
export const canPlace = ({ state, zip, shippingState, shippingZip, address }: Columns) =>
  [state, zip, shippingState, shippingZip, address].some((each) => each !== undefined);

/**
 * Reports of accounting programs have a title and dates above their columns: at most this many
 * lines.
 */
const MOST_ABOVE = 20;

/**
 * The index of the row that names the columns: the first that is not blank, or a later one if only
 * that one names some.
 */
export function headerAt(rows: readonly (readonly string[])[]): number {
  const filled = rows.flatMap((row, at) => (row.some((cell) => cell.trim() !== '') ? [at] : []));
  const names = (at: number) => {
    const row = rows[at] ?? [];
    return looksLikeHeader(row) && Object.keys(readColumns(row).columns).length > 1;
  };
  return filled.slice(0, MOST_ABOVE).find(names) ?? filled[0] ?? 0;
}

/** A first row that contains an email address, or only numbers, names no columns. */
export const looksLikeHeader = (row: readonly string[]) =>
  !row.some((cell) => /\S@[^\s@]{1,255}\.\S/.test(cell)) && row.some((cell) => /\p{L}/u.test(cell));
