-- Likes of one's own posts are no likes received. Marked, they are found without a look at each of someone's posts.
alter table likes add column is_own boolean not null default false;
update likes set is_own = true from posts where posts.id = likes.post_id and posts.user_id = likes.user_id;
create index likes_own on likes (user_id) where is_own;
