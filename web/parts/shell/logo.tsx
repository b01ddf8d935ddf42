import mark from './logo.svg';

export function Logo() {
  return (
    <a className="logo" href="/">
      <img src={mark} alt="" width={32} height={32} />
      Statewise
    </a>
  );
}
