/**
 * Words that the first passwords of every guesser are made of, written by hand. With digits, signs and look-alikes
 * around them (see guessable.ts) each stands for hundreds of passwords.
 */
export const WELL_KNOWN: readonly string[] = `
password passwort passwd passphrase secret letmein login logon signin welcome admin
administrator root guest username test tester testing default changeme trustno access master
superuser system server computer internet windows microsoft apple google facebook instagram
twitter youtube amazon netflix linkedin yahoo gmail hotmail office iloveyou loveyou ilove
love lovely lover loveme forever friends friend family babygirl baby angel angels princess
prince queen king kitty sweet sweetie honey sunshine sunflower flower flowers rainbow
butterfly dragon monkey tiger lion panda turtle dolphin eagle falcon shark horse bear wolf
puppy kitten doggy buster bailey max buddy ginger pepper cookie chocolate cheese banana
orange strawberry cherry peanut football baseball basketball soccer hockey golf tennis
lakers yankees steelers cowboys eagles packers patriots dallas liverpool chelsea arsenal
barcelona ferrari porsche mustang corvette harley mercedes superman batman spiderman ironman
starwars pokemon pikachu naruto minecraft fortnite matrix hunter killer ninja shadow ranger
warrior phoenix thunder blaze diamond silver golden purple yellow green black white blue
summer winter spring autumn january february march april june july august september october
november december monday tuesday wednesday thursday friday saturday sunday today michael
jennifer jessica ashley michelle nicole daniel andrew joshua matthew robert thomas charlie
george jordan taylor amanda melissa hannah samantha anthony david james john william
christopher alexander qwerty qwertz azerty asdf asdfgh zxcv zxcvbn qazwsx qweasd abc abcd
abcdef freedom jesus christ jesuschrist blessed heaven faith hope peace happy smile lucky
money dollar business company privacy compliance america american usa california texas
florida newyork chicago boston hello helloworld goodbye whatever nothing sesame opensesame
please thanks letme correcthorsebatterystaple 
`
  .trim()
  .split(/\s+/);
