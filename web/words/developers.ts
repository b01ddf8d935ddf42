/** What other programs can use, one part for each. Reading grade 8 or lower. */
import type { ArticleWords } from '#web/words/articles/articles.ts';

export const DEVELOPERS: ArticleWords = {
  title: 'For developers and assistants',
  lede: 'Take the law data, decide in your own code, ask by an assistant, or test opt-outs in every build. All of it is free, under the MIT licence.',
  sections: [],
};

/** The words of each part; its examples are those of the packages, which tests run. */
export const DEVELOPER_PARTS = {
  packages: {
    label:
      'Make the packages, once. It takes seven minutes, and twice that on a busy machine, for it tries them too. They lie in build/packages even where a try fails',
    command:
      'cd statewise   # your copy of the source\nnpm run packages\ncd ../your-project\nnpm install ../statewise/build/packages/*.tgz',
  },
  data: {
    heading: 'Fetch the law data',
    words: [
      'One file holds all records: tests, exemptions, rights, days, duties, sources and doubts. Any page may read it. Show its hash beside what you say.',
      'The package has the same records, one file a state, the schema, and what changed. The packages are in no public registry yet: you make them from the source of this program. Have no copy? Ask whoever runs this site.',
    ],
    fetch: 'From any page, or from a program in a file that ends in .mjs',
    code: 'From the package, in a file that ends in .mjs',
  },
  decide: {
    heading: 'Decide in your own code',
    words: [
      'Tell the engine what you know of a business, and the day. It answers with one of six verdicts, the sections behind it, and what would settle an open one.',
      'It reads no clock, no file and no network. It runs in browsers too.',
    ],
    code: 'A shop with 12,000 customers in one state, on two days',
  },
  assistant: {
    heading: 'Let an assistant ask',
    words: [
      'A server of the Model Context Protocol gives assistants the same answers, with a section beside each sentence of law. It has no account, keeps nothing and asks no network.',
    ],
    code: 'In the settings of your assistant, with the folder of your copy of the source. The first start installs what it needs',
    files: [
      {
        of: 'Claude Desktop',
        file: 'claude_desktop_config.json',
        key: ', opened from its settings',
      },
      { of: 'Cursor', file: '.cursor/mcp.json', key: '' },
      {
        of: 'Visual Studio Code',
        file: '.vscode/mcp.json',
        key: ', with "servers" in place of "mcpServers"',
      },
    ],
    ask: 'Then ask',
    question:
      'My shop has 40,000 customers in my state. Does its privacy law bind me on January 1, 2027? Name the sections.',
    http: 'Whoever runs this site can also turn the server on at',
  },
  optOut: {
    heading: 'Test opt-outs in every build',
    words: [
      'Does your site stop when a visitor says no? The test presses the banner and the opt-out link, sends the browser signal, and looks at what still leaves. It is the same test as in an account.',
      'The command writes SARIF, JUnit, Markdown and a badge, reads HAR files, and keeps a baseline. A ready file for a build service lies in the package.',
      'Where the site cannot be tested, the command ends with 3 and the Playwright test fails. With --cannot-tell fail, so does a part that it could not tell.',
    ],
    command: 'On the command line, after npm install of the package',
    playwright: 'In a Playwright test, as a file such as tests/opt-out.spec.ts',
    run: 'Then run it',
    runs: 'npx playwright test tests/opt-out.spec.ts',
    browser:
      'It uses the Chromium that Playwright installed. Another one is named in the call: { browser: "/usr/bin/chromium" }. A site on localhost is reached, each port at its own server.',
  },
} as const;
