// Written by `npm run validators` from the contract's schemas; do not edit.
// biome-ignore-all lint: generated
// biome-ignore-all format: generated
import { formats, report, ucs2length } from '@firn/shared-ui/validator-runtime';
export const validateActivityCreate = Object.assign(validate10, {"required":["title"],"nullable":["parent"]});
const schema11 = {"type":"object","required":["title"],"properties":{"title":{"type":"string","maxLength":60,"pattern":"\\S"},"slug":{"type":"string","maxLength":60,"pattern":"^[a-z0-9]+(-[a-z0-9]+)*$"},"mainFilter":{"type":"boolean"},"parent":{"anyOf":[{"type":"string","pattern":"^/api/activities/[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$"},{"type":"null"}]},"position":{"type":"integer","minimum":0,"maximum":9999},"difficulties":{"type":"array","items":{"type":"string","enum":["hikingDifficulty","mountainTourDifficulty","skiDifficulty","rockClimbingDifficulty","snowShoeDifficulty","viaFerrataDifficulty"]},"maxItems":6,"uniqueItems":true}},"additionalProperties":false};
const func2 = ucs2length;
const pattern0 = new RegExp("\\S", "u");
const pattern1 = new RegExp("^[a-z0-9]+(-[a-z0-9]+)*$", "u");
const pattern2 = new RegExp("^/api/activities/[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$", "u");

function validate10(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.title === undefined){
vErrors = report(vErrors, instancePath, "required", {missingProperty: "title"});
errors++;
}
for(const key0 in data){
if(!((((((key0 === "title") || (key0 === "slug")) || (key0 === "mainFilter")) || (key0 === "parent")) || (key0 === "position")) || (key0 === "difficulties"))){
vErrors = report(vErrors, instancePath, "additionalProperties", {additionalProperty: key0});
errors++;
}
}
if(data.title !== undefined){
let data0 = data.title;
if(typeof data0 === "string"){
if(func2(data0) > 60){
vErrors = report(vErrors, instancePath+"/title", "maxLength", {limit: 60});
errors++;
}
if(!pattern0.test(data0)){
vErrors = report(vErrors, instancePath+"/title", "pattern", {pattern: "\\S"});
errors++;
}
}
else {
vErrors = report(vErrors, instancePath+"/title", "type", {type: "string"});
errors++;
}
}
if(data.slug !== undefined){
let data1 = data.slug;
if(typeof data1 === "string"){
if(func2(data1) > 60){
vErrors = report(vErrors, instancePath+"/slug", "maxLength", {limit: 60});
errors++;
}
if(!pattern1.test(data1)){
vErrors = report(vErrors, instancePath+"/slug", "pattern", {pattern: "^[a-z0-9]+(-[a-z0-9]+)*$"});
errors++;
}
}
else {
vErrors = report(vErrors, instancePath+"/slug", "type", {type: "string"});
errors++;
}
}
if(data.mainFilter !== undefined){
if(typeof data.mainFilter !== "boolean"){
vErrors = report(vErrors, instancePath+"/mainFilter", "type", {type: "boolean"});
errors++;
}
}
if(data.parent !== undefined){
let data3 = data.parent;
const _errs9 = errors;
let valid1 = false;
const _errs10 = errors;
if(typeof data3 === "string"){
if(!pattern2.test(data3)){
vErrors = report(vErrors, instancePath+"/parent", "pattern", {pattern: "^/api/activities/[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$"});
errors++;
}
}
else {
vErrors = report(vErrors, instancePath+"/parent", "type", {type: "string"});
errors++;
}
var _valid0 = _errs10 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const _errs12 = errors;
if(data3 !== null){
vErrors = report(vErrors, instancePath+"/parent", "type", {type: "null"});
errors++;
}
var _valid0 = _errs12 === errors;
valid1 = valid1 || _valid0;
}
if(!valid1){
vErrors = report(vErrors, instancePath+"/parent", "anyOf", {});
errors++;
}
else {
errors = _errs9;
if(vErrors !== null){
if(_errs9){
vErrors.length = _errs9;
}
else {
vErrors = null;
}
}
}
}
if(data.position !== undefined){
let data4 = data.position;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
vErrors = report(vErrors, instancePath+"/position", "type", {type: "integer"});
errors++;
}
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 > 9999 || isNaN(data4)){
vErrors = report(vErrors, instancePath+"/position", "maximum", {comparison: "<=", limit: 9999});
errors++;
}
if(data4 < 0 || isNaN(data4)){
vErrors = report(vErrors, instancePath+"/position", "minimum", {comparison: ">=", limit: 0});
errors++;
}
}
}
if(data.difficulties !== undefined){
let data5 = data.difficulties;
if(Array.isArray(data5)){
if(data5.length > 6){
vErrors = report(vErrors, instancePath+"/difficulties", "maxItems", {limit: 6});
errors++;
}
const len0 = data5.length;
for(let i0=0; i0<len0; i0++){
let data6 = data5[i0];
if(typeof data6 !== "string"){
vErrors = report(vErrors, instancePath+"/difficulties/" + i0, "type", {type: "string"});
errors++;
}
if(!((((((data6 === "hikingDifficulty") || (data6 === "mountainTourDifficulty")) || (data6 === "skiDifficulty")) || (data6 === "rockClimbingDifficulty")) || (data6 === "snowShoeDifficulty")) || (data6 === "viaFerrataDifficulty"))){
vErrors = report(vErrors, instancePath+"/difficulties/" + i0, "enum", {allowedValues: schema11.properties.difficulties.items.enum});
errors++;
}
}
let i1 = data5.length;
let j0;
if(i1 > 1){
const indices0 = {};
for(;i1--;){
let item0 = data5[i1];
if(typeof item0 !== "string"){
continue;
}
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
vErrors = report(vErrors, instancePath+"/difficulties", "uniqueItems", {i: i1, j: j0});
errors++;
break;
}
indices0[item0] = i1;
}
}
}
else {
vErrors = report(vErrors, instancePath+"/difficulties", "type", {type: "array"});
errors++;
}
}
}
else {
vErrors = report(vErrors, instancePath, "type", {type: "object"});
errors++;
}
validate10.errors = vErrors;
return errors === 0;
}

export const validateActivityPatch = Object.assign(validate11, {"required":[],"nullable":["parent"]});
const schema12 = {"type":"object","properties":{"title":{"type":"string","maxLength":60,"pattern":"\\S"},"slug":{"type":"string","maxLength":60,"pattern":"^[a-z0-9]+(-[a-z0-9]+)*$"},"mainFilter":{"type":"boolean"},"parent":{"anyOf":[{"type":"string","pattern":"^/api/activities/[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$"},{"type":"null"}]},"position":{"type":"integer","minimum":0,"maximum":9999},"difficulties":{"type":"array","items":{"type":"string","enum":["hikingDifficulty","mountainTourDifficulty","skiDifficulty","rockClimbingDifficulty","snowShoeDifficulty","viaFerrataDifficulty"]},"maxItems":6,"uniqueItems":true}},"additionalProperties":false};

function validate11(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!((((((key0 === "title") || (key0 === "slug")) || (key0 === "mainFilter")) || (key0 === "parent")) || (key0 === "position")) || (key0 === "difficulties"))){
vErrors = report(vErrors, instancePath, "additionalProperties", {additionalProperty: key0});
errors++;
}
}
if(data.title !== undefined){
let data0 = data.title;
if(typeof data0 === "string"){
if(func2(data0) > 60){
vErrors = report(vErrors, instancePath+"/title", "maxLength", {limit: 60});
errors++;
}
if(!pattern0.test(data0)){
vErrors = report(vErrors, instancePath+"/title", "pattern", {pattern: "\\S"});
errors++;
}
}
else {
vErrors = report(vErrors, instancePath+"/title", "type", {type: "string"});
errors++;
}
}
if(data.slug !== undefined){
let data1 = data.slug;
if(typeof data1 === "string"){
if(func2(data1) > 60){
vErrors = report(vErrors, instancePath+"/slug", "maxLength", {limit: 60});
errors++;
}
if(!pattern1.test(data1)){
vErrors = report(vErrors, instancePath+"/slug", "pattern", {pattern: "^[a-z0-9]+(-[a-z0-9]+)*$"});
errors++;
}
}
else {
vErrors = report(vErrors, instancePath+"/slug", "type", {type: "string"});
errors++;
}
}
if(data.mainFilter !== undefined){
if(typeof data.mainFilter !== "boolean"){
vErrors = report(vErrors, instancePath+"/mainFilter", "type", {type: "boolean"});
errors++;
}
}
if(data.parent !== undefined){
let data3 = data.parent;
const _errs9 = errors;
let valid1 = false;
const _errs10 = errors;
if(typeof data3 === "string"){
if(!pattern2.test(data3)){
vErrors = report(vErrors, instancePath+"/parent", "pattern", {pattern: "^/api/activities/[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$"});
errors++;
}
}
else {
vErrors = report(vErrors, instancePath+"/parent", "type", {type: "string"});
errors++;
}
var _valid0 = _errs10 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const _errs12 = errors;
if(data3 !== null){
vErrors = report(vErrors, instancePath+"/parent", "type", {type: "null"});
errors++;
}
var _valid0 = _errs12 === errors;
valid1 = valid1 || _valid0;
}
if(!valid1){
vErrors = report(vErrors, instancePath+"/parent", "anyOf", {});
errors++;
}
else {
errors = _errs9;
if(vErrors !== null){
if(_errs9){
vErrors.length = _errs9;
}
else {
vErrors = null;
}
}
}
}
if(data.position !== undefined){
let data4 = data.position;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
vErrors = report(vErrors, instancePath+"/position", "type", {type: "integer"});
errors++;
}
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 > 9999 || isNaN(data4)){
vErrors = report(vErrors, instancePath+"/position", "maximum", {comparison: "<=", limit: 9999});
errors++;
}
if(data4 < 0 || isNaN(data4)){
vErrors = report(vErrors, instancePath+"/position", "minimum", {comparison: ">=", limit: 0});
errors++;
}
}
}
if(data.difficulties !== undefined){
let data5 = data.difficulties;
if(Array.isArray(data5)){
if(data5.length > 6){
vErrors = report(vErrors, instancePath+"/difficulties", "maxItems", {limit: 6});
errors++;
}
const len0 = data5.length;
for(let i0=0; i0<len0; i0++){
let data6 = data5[i0];
if(typeof data6 !== "string"){
vErrors = report(vErrors, instancePath+"/difficulties/" + i0, "type", {type: "string"});
errors++;
}
if(!((((((data6 === "hikingDifficulty") || (data6 === "mountainTourDifficulty")) || (data6 === "skiDifficulty")) || (data6 === "rockClimbingDifficulty")) || (data6 === "snowShoeDifficulty")) || (data6 === "viaFerrataDifficulty"))){
vErrors = report(vErrors, instancePath+"/difficulties/" + i0, "enum", {allowedValues: schema12.properties.difficulties.items.enum});
errors++;
}
}
let i1 = data5.length;
let j0;
if(i1 > 1){
const indices0 = {};
for(;i1--;){
let item0 = data5[i1];
if(typeof item0 !== "string"){
continue;
}
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
vErrors = report(vErrors, instancePath+"/difficulties", "uniqueItems", {i: i1, j: j0});
errors++;
break;
}
indices0[item0] = i1;
}
}
}
else {
vErrors = report(vErrors, instancePath+"/difficulties", "type", {type: "array"});
errors++;
}
}
}
else {
vErrors = report(vErrors, instancePath, "type", {type: "object"});
errors++;
}
validate11.errors = vErrors;
return errors === 0;
}
