import { noSearchWords } from '@vpn-site/core/site/search-words.ts';
import { describe, expect, test } from 'vitest';
import { publishedSearchFile, type SearchFile } from './index-format.ts';

const file: SearchFile = {
  locale: 'en',
  names: { mullvad: 'Mullvad VPN' },
  words: noSearchWords,
  topics: [{ label: 'owner', asked: ['own'], at: '#fact-owner', says: { mullvad: ['Amagicom'] } }],
  entries: [
    {
      kind: 'review',
      path: '/reviews/mullvad',
      title: 'Mullvad VPN review',
      description: 'What its audits cover.',
      providers: ['mullvad'],
      words: 'swedish servic audit',
      sections: [{ id: 'good-at', title: 'Strong on audits', words: 'audit app server' }],
    },
    { kind: 'term', path: '/glossary#audit', title: 'Audit', description: 'A check by outsiders.' },
  ],
  labels: {} as SearchFile['labels'],
};

describe('what browsers load to search', () => {
  test('lists the stems of a page in one list', () => {
    const [review, term] = file.entries;
    expect(publishedSearchFile(file)).toEqual({
      ...file,
      entries: [
        {
          ...review,
          words: 'app audit audit server servic swedish',
          sections: [{ title: 'Strong on audits' }],
        },
        term,
      ],
    });
  });

  test('past its budget has everything but the words of texts and the answers', () => {
    const { words: _words, ...review } = file.entries[0] ?? {};
    expect(publishedSearchFile(file, 100)).toEqual({
      ...file,
      topics: [],
      entries: [{ ...review, sections: [{ title: 'Strong on audits' }] }, file.entries[1]],
    });
  });
});
