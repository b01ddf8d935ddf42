/**
 * Tables whose rows become blocks on a phone: browsers forget then what an element is, so each says
 * its role.
 */
import type { ComponentProps } from 'react';

export const Table = (props: ComponentProps<'table'>) => <table role="table" {...props} />;

/** The row of the columns' names. */
export const TableHead = ({ children, ...rest }: ComponentProps<'thead'>) => (
  <thead role="rowgroup" {...rest}>
    <TableRow>{children}</TableRow>
  </thead>
);

export const TableBody = (props: ComponentProps<'tbody'>) => <tbody role="rowgroup" {...props} />;
export const TableFoot = (props: ComponentProps<'tfoot'>) => <tfoot role="rowgroup" {...props} />;
export const TableRow = (props: ComponentProps<'tr'>) => <tr role="row" {...props} />;
export const TableCell = (props: ComponentProps<'td'>) => <td role="cell" {...props} />;

export const ColumnName = (props: ComponentProps<'th'>) => (
  <th role="columnheader" scope="col" {...props} />
);

export const RowName = (props: ComponentProps<'th'>) => (
  <th role="rowheader" scope="row" {...props} />
);
