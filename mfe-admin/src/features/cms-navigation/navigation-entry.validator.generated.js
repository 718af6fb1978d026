// Written by `npm run validators` from the contract's schemas; do not edit.
// biome-ignore-all lint: generated
// biome-ignore-all format: generated
import { formats, report, ucs2length } from '@firn/shared-ui/validator-runtime';
export const validateNavigationEntryCreate = Object.assign(validate10, {"required":["name"],"nullable":["parent","content","url"]});
const schema11 = {"type":"object","required":["name"],"properties":{"name":{"type":"string","maxLength":80,"pattern":"\\S"},"slug":{"type":"string","maxLength":80,"pattern":"^[a-z0-9]+(-[a-z0-9]+)*$"},"parent":{"anyOf":[{"anyOf":[{"type":"string","pattern":"^/api/"},{"type":"object","required":["@id"],"properties":{"@id":{"type":"string","pattern":"^/api/"}}}]},{"type":"null"}]},"position":{"type":"integer","minimum":0,"maximum":9999},"public":{"type":"boolean"},"content":{"anyOf":[{"anyOf":[{"type":"string","pattern":"^/api/"},{"type":"object","required":["@id"],"properties":{"@id":{"type":"string","pattern":"^/api/"}}}]},{"type":"null"}]},"url":{"anyOf":[{"type":"string","maxLength":500,"pattern":"^(/(?!/)|https://)\\S*$"},{"type":"null"}]}},"additionalProperties":false};
const func2 = ucs2length;
const pattern0 = new RegExp("\\S", "u");
const pattern1 = new RegExp("^[a-z0-9]+(-[a-z0-9]+)*$", "u");
const pattern2 = new RegExp("^/api/", "u");
const pattern6 = new RegExp("^(/(?!/)|https://)\\S*$", "u");

function validate10(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name === undefined){
vErrors = report(vErrors, instancePath, "required", {missingProperty: "name"});
errors++;
}
for(const key0 in data){
if(!(((((((key0 === "name") || (key0 === "slug")) || (key0 === "parent")) || (key0 === "position")) || (key0 === "public")) || (key0 === "content")) || (key0 === "url"))){
vErrors = report(vErrors, instancePath, "additionalProperties", {additionalProperty: key0});
errors++;
}
}
if(data.name !== undefined){
let data0 = data.name;
if(typeof data0 === "string"){
if(func2(data0) > 80){
vErrors = report(vErrors, instancePath+"/name", "maxLength", {limit: 80});
errors++;
}
if(!pattern0.test(data0)){
vErrors = report(vErrors, instancePath+"/name", "pattern", {pattern: "\\S"});
errors++;
}
}
else {
vErrors = report(vErrors, instancePath+"/name", "type", {type: "string"});
errors++;
}
}
if(data.slug !== undefined){
let data1 = data.slug;
if(typeof data1 === "string"){
if(func2(data1) > 80){
vErrors = report(vErrors, instancePath+"/slug", "maxLength", {limit: 80});
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
if(data.parent !== undefined){
let data2 = data.parent;
const _errs7 = errors;
let valid1 = false;
const _errs8 = errors;
const _errs9 = errors;
let valid2 = false;
const _errs10 = errors;
if(typeof data2 === "string"){
if(!pattern2.test(data2)){
vErrors = report(vErrors, instancePath+"/parent", "pattern", {pattern: "^/api/"});
errors++;
}
}
else {
vErrors = report(vErrors, instancePath+"/parent", "type", {type: "string"});
errors++;
}
var _valid1 = _errs10 === errors;
valid2 = valid2 || _valid1;
if(!valid2){
const _errs12 = errors;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2["@id"] === undefined){
vErrors = report(vErrors, instancePath+"/parent", "required", {missingProperty: "@id"});
errors++;
}
if(data2["@id"] !== undefined){
let data3 = data2["@id"];
if(typeof data3 === "string"){
if(!pattern2.test(data3)){
vErrors = report(vErrors, instancePath+"/parent/@id", "pattern", {pattern: "^/api/"});
errors++;
}
}
else {
vErrors = report(vErrors, instancePath+"/parent/@id", "type", {type: "string"});
errors++;
}
}
}
else {
vErrors = report(vErrors, instancePath+"/parent", "type", {type: "object"});
errors++;
}
var _valid1 = _errs12 === errors;
valid2 = valid2 || _valid1;
}
if(!valid2){
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
var _valid0 = _errs8 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const _errs16 = errors;
if(data2 !== null){
vErrors = report(vErrors, instancePath+"/parent", "type", {type: "null"});
errors++;
}
var _valid0 = _errs16 === errors;
valid1 = valid1 || _valid0;
}
if(!valid1){
vErrors = report(vErrors, instancePath+"/parent", "anyOf", {});
errors++;
}
else {
errors = _errs7;
if(vErrors !== null){
if(_errs7){
vErrors.length = _errs7;
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
if(data.public !== undefined){
if(typeof data.public !== "boolean"){
vErrors = report(vErrors, instancePath+"/public", "type", {type: "boolean"});
errors++;
}
}
if(data.content !== undefined){
let data6 = data.content;
const _errs23 = errors;
let valid4 = false;
const _errs24 = errors;
const _errs25 = errors;
let valid5 = false;
const _errs26 = errors;
if(typeof data6 === "string"){
if(!pattern2.test(data6)){
vErrors = report(vErrors, instancePath+"/content", "pattern", {pattern: "^/api/"});
errors++;
}
}
else {
vErrors = report(vErrors, instancePath+"/content", "type", {type: "string"});
errors++;
}
var _valid3 = _errs26 === errors;
valid5 = valid5 || _valid3;
if(!valid5){
const _errs28 = errors;
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
if(data6["@id"] === undefined){
vErrors = report(vErrors, instancePath+"/content", "required", {missingProperty: "@id"});
errors++;
}
if(data6["@id"] !== undefined){
let data7 = data6["@id"];
if(typeof data7 === "string"){
if(!pattern2.test(data7)){
vErrors = report(vErrors, instancePath+"/content/@id", "pattern", {pattern: "^/api/"});
errors++;
}
}
else {
vErrors = report(vErrors, instancePath+"/content/@id", "type", {type: "string"});
errors++;
}
}
}
else {
vErrors = report(vErrors, instancePath+"/content", "type", {type: "object"});
errors++;
}
var _valid3 = _errs28 === errors;
valid5 = valid5 || _valid3;
}
if(!valid5){
vErrors = report(vErrors, instancePath+"/content", "anyOf", {});
errors++;
}
else {
errors = _errs25;
if(vErrors !== null){
if(_errs25){
vErrors.length = _errs25;
}
else {
vErrors = null;
}
}
}
var _valid2 = _errs24 === errors;
valid4 = valid4 || _valid2;
if(!valid4){
const _errs32 = errors;
if(data6 !== null){
vErrors = report(vErrors, instancePath+"/content", "type", {type: "null"});
errors++;
}
var _valid2 = _errs32 === errors;
valid4 = valid4 || _valid2;
}
if(!valid4){
vErrors = report(vErrors, instancePath+"/content", "anyOf", {});
errors++;
}
else {
errors = _errs23;
if(vErrors !== null){
if(_errs23){
vErrors.length = _errs23;
}
else {
vErrors = null;
}
}
}
}
if(data.url !== undefined){
let data8 = data.url;
const _errs35 = errors;
let valid7 = false;
const _errs36 = errors;
if(typeof data8 === "string"){
if(func2(data8) > 500){
vErrors = report(vErrors, instancePath+"/url", "maxLength", {limit: 500});
errors++;
}
if(!pattern6.test(data8)){
vErrors = report(vErrors, instancePath+"/url", "pattern", {pattern: "^(/(?!/)|https://)\\S*$"});
errors++;
}
}
else {
vErrors = report(vErrors, instancePath+"/url", "type", {type: "string"});
errors++;
}
var _valid4 = _errs36 === errors;
valid7 = valid7 || _valid4;
if(!valid7){
const _errs38 = errors;
if(data8 !== null){
vErrors = report(vErrors, instancePath+"/url", "type", {type: "null"});
errors++;
}
var _valid4 = _errs38 === errors;
valid7 = valid7 || _valid4;
}
if(!valid7){
vErrors = report(vErrors, instancePath+"/url", "anyOf", {});
errors++;
}
else {
errors = _errs35;
if(vErrors !== null){
if(_errs35){
vErrors.length = _errs35;
}
else {
vErrors = null;
}
}
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

export const validateNavigationEntryPatch = Object.assign(validate11, {"required":[],"nullable":["parent","content","url"]});
const schema12 = {"type":"object","properties":{"name":{"type":"string","maxLength":80,"pattern":"\\S"},"slug":{"type":"string","maxLength":80,"pattern":"^[a-z0-9]+(-[a-z0-9]+)*$"},"parent":{"anyOf":[{"anyOf":[{"type":"string","pattern":"^/api/"},{"type":"object","required":["@id"],"properties":{"@id":{"type":"string","pattern":"^/api/"}}}]},{"type":"null"}]},"position":{"type":"integer","minimum":0,"maximum":9999},"public":{"type":"boolean"},"content":{"anyOf":[{"anyOf":[{"type":"string","pattern":"^/api/"},{"type":"object","required":["@id"],"properties":{"@id":{"type":"string","pattern":"^/api/"}}}]},{"type":"null"}]},"url":{"anyOf":[{"type":"string","maxLength":500,"pattern":"^(/(?!/)|https://)\\S*$"},{"type":"null"}]}},"additionalProperties":false};

function validate11(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(((((((key0 === "name") || (key0 === "slug")) || (key0 === "parent")) || (key0 === "position")) || (key0 === "public")) || (key0 === "content")) || (key0 === "url"))){
vErrors = report(vErrors, instancePath, "additionalProperties", {additionalProperty: key0});
errors++;
}
}
if(data.name !== undefined){
let data0 = data.name;
if(typeof data0 === "string"){
if(func2(data0) > 80){
vErrors = report(vErrors, instancePath+"/name", "maxLength", {limit: 80});
errors++;
}
if(!pattern0.test(data0)){
vErrors = report(vErrors, instancePath+"/name", "pattern", {pattern: "\\S"});
errors++;
}
}
else {
vErrors = report(vErrors, instancePath+"/name", "type", {type: "string"});
errors++;
}
}
if(data.slug !== undefined){
let data1 = data.slug;
if(typeof data1 === "string"){
if(func2(data1) > 80){
vErrors = report(vErrors, instancePath+"/slug", "maxLength", {limit: 80});
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
if(data.parent !== undefined){
let data2 = data.parent;
const _errs7 = errors;
let valid1 = false;
const _errs8 = errors;
const _errs9 = errors;
let valid2 = false;
const _errs10 = errors;
if(typeof data2 === "string"){
if(!pattern2.test(data2)){
vErrors = report(vErrors, instancePath+"/parent", "pattern", {pattern: "^/api/"});
errors++;
}
}
else {
vErrors = report(vErrors, instancePath+"/parent", "type", {type: "string"});
errors++;
}
var _valid1 = _errs10 === errors;
valid2 = valid2 || _valid1;
if(!valid2){
const _errs12 = errors;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2["@id"] === undefined){
vErrors = report(vErrors, instancePath+"/parent", "required", {missingProperty: "@id"});
errors++;
}
if(data2["@id"] !== undefined){
let data3 = data2["@id"];
if(typeof data3 === "string"){
if(!pattern2.test(data3)){
vErrors = report(vErrors, instancePath+"/parent/@id", "pattern", {pattern: "^/api/"});
errors++;
}
}
else {
vErrors = report(vErrors, instancePath+"/parent/@id", "type", {type: "string"});
errors++;
}
}
}
else {
vErrors = report(vErrors, instancePath+"/parent", "type", {type: "object"});
errors++;
}
var _valid1 = _errs12 === errors;
valid2 = valid2 || _valid1;
}
if(!valid2){
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
var _valid0 = _errs8 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const _errs16 = errors;
if(data2 !== null){
vErrors = report(vErrors, instancePath+"/parent", "type", {type: "null"});
errors++;
}
var _valid0 = _errs16 === errors;
valid1 = valid1 || _valid0;
}
if(!valid1){
vErrors = report(vErrors, instancePath+"/parent", "anyOf", {});
errors++;
}
else {
errors = _errs7;
if(vErrors !== null){
if(_errs7){
vErrors.length = _errs7;
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
if(data.public !== undefined){
if(typeof data.public !== "boolean"){
vErrors = report(vErrors, instancePath+"/public", "type", {type: "boolean"});
errors++;
}
}
if(data.content !== undefined){
let data6 = data.content;
const _errs23 = errors;
let valid4 = false;
const _errs24 = errors;
const _errs25 = errors;
let valid5 = false;
const _errs26 = errors;
if(typeof data6 === "string"){
if(!pattern2.test(data6)){
vErrors = report(vErrors, instancePath+"/content", "pattern", {pattern: "^/api/"});
errors++;
}
}
else {
vErrors = report(vErrors, instancePath+"/content", "type", {type: "string"});
errors++;
}
var _valid3 = _errs26 === errors;
valid5 = valid5 || _valid3;
if(!valid5){
const _errs28 = errors;
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
if(data6["@id"] === undefined){
vErrors = report(vErrors, instancePath+"/content", "required", {missingProperty: "@id"});
errors++;
}
if(data6["@id"] !== undefined){
let data7 = data6["@id"];
if(typeof data7 === "string"){
if(!pattern2.test(data7)){
vErrors = report(vErrors, instancePath+"/content/@id", "pattern", {pattern: "^/api/"});
errors++;
}
}
else {
vErrors = report(vErrors, instancePath+"/content/@id", "type", {type: "string"});
errors++;
}
}
}
else {
vErrors = report(vErrors, instancePath+"/content", "type", {type: "object"});
errors++;
}
var _valid3 = _errs28 === errors;
valid5 = valid5 || _valid3;
}
if(!valid5){
vErrors = report(vErrors, instancePath+"/content", "anyOf", {});
errors++;
}
else {
errors = _errs25;
if(vErrors !== null){
if(_errs25){
vErrors.length = _errs25;
}
else {
vErrors = null;
}
}
}
var _valid2 = _errs24 === errors;
valid4 = valid4 || _valid2;
if(!valid4){
const _errs32 = errors;
if(data6 !== null){
vErrors = report(vErrors, instancePath+"/content", "type", {type: "null"});
errors++;
}
var _valid2 = _errs32 === errors;
valid4 = valid4 || _valid2;
}
if(!valid4){
vErrors = report(vErrors, instancePath+"/content", "anyOf", {});
errors++;
}
else {
errors = _errs23;
if(vErrors !== null){
if(_errs23){
vErrors.length = _errs23;
}
else {
vErrors = null;
}
}
}
}
if(data.url !== undefined){
let data8 = data.url;
const _errs35 = errors;
let valid7 = false;
const _errs36 = errors;
if(typeof data8 === "string"){
if(func2(data8) > 500){
vErrors = report(vErrors, instancePath+"/url", "maxLength", {limit: 500});
errors++;
}
if(!pattern6.test(data8)){
vErrors = report(vErrors, instancePath+"/url", "pattern", {pattern: "^(/(?!/)|https://)\\S*$"});
errors++;
}
}
else {
vErrors = report(vErrors, instancePath+"/url", "type", {type: "string"});
errors++;
}
var _valid4 = _errs36 === errors;
valid7 = valid7 || _valid4;
if(!valid7){
const _errs38 = errors;
if(data8 !== null){
vErrors = report(vErrors, instancePath+"/url", "type", {type: "null"});
errors++;
}
var _valid4 = _errs38 === errors;
valid7 = valid7 || _valid4;
}
if(!valid7){
vErrors = report(vErrors, instancePath+"/url", "anyOf", {});
errors++;
}
else {
errors = _errs35;
if(vErrors !== null){
if(_errs35){
vErrors.length = _errs35;
}
else {
vErrors = null;
}
}
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
