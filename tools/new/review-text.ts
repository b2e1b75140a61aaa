import type { Day } from '#domain/day/day.ts';

/** What an editor writes in every review, with a blank for each part. */
export function reviewText(id: string, name: string, today: Day): string {
  return `---
title: ${JSON.stringify(`TODO: ${name} review, in the words of this language`)}
description: "TODO: one or two sentences for search results"
updated: ${today}
---

{% verdict provider="${id}" takeIf="TODO: for whom it is right" leaveIf="TODO: for whom it is not" %}
TODO: the judgement in one sentence
{% /verdict %}

TODO: one or two paragraphs that no other review could hold

## TODO: what it is good at {% #good-at %}

TODO: its strengths, with facts instead of typed numbers, such as {% fact provider="${id}" key="audits" /%}

## TODO: who should look elsewhere {% #not-for %}

TODO: and why

## TODO: what nobody has verified {% #not-verified %}

TODO: why it matters; the list of unknown facts follows by itself

## TODO: what would change the judgement {% #change-our-mind %}

TODO: which evidence
`;
}
